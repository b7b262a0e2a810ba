"""The light of a picture: the morning sun, or the sky after sunset."""
import math

import bpy


def light_sky(shot):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    (dusk if shot['light'] == 'dusk' else morning)(world.node_tree, shot)


def morning(tree, shot):
    sky = tree.nodes.new('ShaderNodeTexSky')
    sky.sky_type = 'NISHITA'
    sky.sun_elevation = math.radians(shot['sun']['heightDegrees'])
    # The front wall looks to -y in Blender; the sky's rotation runs clockwise from +y.
    sky.sun_rotation = math.radians(180 + shot['sun']['fromDegrees'])
    sky.sun_intensity = 0.4
    sky.dust_density = 1.6
    sky.air_density = 1.1
    tree.links.new(sky.outputs[0], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = 0.19


WARM = [(0.0, (0.012, 0.012, 0.016)), (0.498, (0.05, 0.04, 0.045)), (0.502, (1.0, 0.42, 0.16)), (0.54, (0.85, 0.43, 0.26)), (0.62, (0.36, 0.33, 0.42)), (0.78, (0.12, 0.19, 0.36)), (1.0, (0.045, 0.09, 0.22))]
COOL = [(0.0, (0.012, 0.012, 0.016)), (0.498, (0.03, 0.035, 0.05)), (0.502, (0.32, 0.28, 0.36)), (0.56, (0.24, 0.25, 0.38)), (0.72, (0.11, 0.17, 0.33)), (1.0, (0.045, 0.09, 0.22))]


def dusk(tree, shot):
    """A clear sky twenty minutes after sunset: the glow is where `fromDegrees` says."""
    place = tree.nodes.new('ShaderNodeTexCoord')
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Generated'], parts.inputs[0])

    def math_node(kind, first, second):
        node = tree.nodes.new('ShaderNodeMath')
        node.operation = kind
        for index, value in enumerate((first, second)):
            if isinstance(value, float):
                node.inputs[index].default_value = value
            else:
                tree.links.new(value, node.inputs[index])
        return node.outputs[0]

    height = math_node('ADD', math_node('MULTIPLY', parts.outputs['Z'], 0.5), 0.5)
    turn = math.radians(shot['sun']['fromDegrees'])
    # Towards the glow: from the front wall (-y) clockwise seen from above.
    toward = math_node('ADD', math_node('MULTIPLY', parts.outputs['X'], -math.sin(turn)), math_node('MULTIPLY', parts.outputs['Y'], -math.cos(turn)))
    glow = math_node('POWER', math_node('ADD', math_node('MULTIPLY', toward, 0.5), 0.5), 2.2)
    mix = tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(glow, mix.inputs['Fac'])
    for index, stops in ((1, COOL), (2, WARM)):
        colors = tree.nodes.new('ShaderNodeValToRGB')
        for at, (position, color) in enumerate(stops):
            stop = colors.color_ramp.elements[at] if at < 2 else colors.color_ramp.elements.new(position)
            stop.position, stop.color = position, (*color, 1)
        tree.links.new(height, colors.inputs['Fac'])
        tree.links.new(colors.outputs[0], mix.inputs[index])
    tree.links.new(mix.outputs[0], tree.nodes['Background'].inputs['Color'])
    # The sky lights the house longer than a camera's exposure shows it.
    path = tree.nodes.new('ShaderNodeLightPath')
    seen = math_node('MULTIPLY', path.outputs['Is Camera Ray'], -0.65)
    tree.links.new(math_node('ADD', seen, 1.2), tree.nodes['Background'].inputs['Strength'])
