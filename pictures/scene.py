"""Blender's part: one light, one camera language, fixed materials. blender -b -P scene.py -- house.glb shot.json picture.png"""
import json
import math
import sys

import bpy
import numpy
from mathutils import Vector

FOOT = 0.3048
# Blender 3.4 imports glTF with a name that numpy 1.24 removed.
if not hasattr(numpy, 'bool'):
    numpy.bool = bool
house, shot_file, picture = sys.argv[sys.argv.index('--') + 1:]
shot = json.load(open(shot_file))

bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=house)


def nodes_of(name):
    material = bpy.data.materials.get(name) or bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    shader = tree.nodes.new('ShaderNodeBsdfPrincipled')
    output = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(shader.outputs[0], output.inputs[0])
    return material, tree, shader


def noise(tree, scale, detail=6.0, coordinates='Object'):
    place = tree.nodes.new('ShaderNodeTexCoord')
    texture = tree.nodes.new('ShaderNodeTexNoise')
    texture.inputs['Scale'].default_value = scale
    texture.inputs['Detail'].default_value = detail
    tree.links.new(place.outputs[coordinates], texture.inputs['Vector'])
    return texture


def ramp(tree, source, *stops):
    colors = tree.nodes.new('ShaderNodeValToRGB')
    for index, (at, color) in enumerate(stops):
        stop = colors.color_ramp.elements[index] if index < 2 else colors.color_ramp.elements.new(at)
        stop.position, stop.color = at, (*color, 1)
    tree.links.new(source.outputs['Fac'], colors.inputs['Fac'])
    return colors


def bump(tree, shader, source, strength, distance):
    node = tree.nodes.new('ShaderNodeBump')
    node.inputs['Strength'].default_value = strength
    node.inputs['Distance'].default_value = distance
    tree.links.new(source.outputs['Fac'], node.inputs['Height'])
    tree.links.new(node.outputs['Normal'], shader.inputs['Normal'])


def zinc(name, roughness):
    _, tree, shader = nodes_of(name)
    spangle = noise(tree, 38, 3)
    colors = ramp(tree, spangle, (0.35, (0.56, 0.59, 0.62)), (0.7, (0.76, 0.78, 0.80)))
    tree.links.new(colors.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Metallic'].default_value = 0.82
    shader.inputs['Roughness'].default_value = roughness


def rough(name, texture_scale, stops, roughness, bumps=None):
    material, tree, shader = nodes_of(name)
    texture = noise(tree, texture_scale, 8)
    colors = ramp(tree, texture, *stops)
    tree.links.new(colors.outputs[0], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = roughness
    if bumps:
        bump(tree, shader, noise(tree, bumps[0], 8), bumps[1], bumps[2])
    return material


zinc('steel', 0.42)
zinc('strap', 0.46)
rough('slab', 1.4, [(0.3, (0.22, 0.215, 0.205)), (0.75, (0.34, 0.33, 0.315))], 0.85, (60, 0.15, 0.01))
rough('board', 9, [(0.35, (0.47, 0.31, 0.17)), (0.65, (0.66, 0.47, 0.27))], 0.8, (70, 0.2, 0.006))
ground = rough('ground', 0.22, [(0.36, (0.12, 0.092, 0.066)), (0.5, (0.19, 0.152, 0.112)), (0.66, (0.235, 0.2, 0.155))], 0.95, (3.5, 0.8, 0.1))
hills = rough('hills', 0.03, [(0.3, (0.035, 0.055, 0.035)), (0.7, (0.075, 0.09, 0.055))], 1.0)


def surface(name, material, size, cuts, z, height):
    bpy.ops.mesh.primitive_grid_add(x_subdivisions=cuts, y_subdivisions=cuts, size=size, location=(0, 0, z))
    made = bpy.context.object
    made.name = name
    made.data.materials.append(material)
    for vertex in made.data.vertices:
        vertex.co.z += height(vertex.co.x, vertex.co.y)
    for face in made.data.polygons:
        face.use_smooth = True
    return made


low = min((o.matrix_world @ Vector(c)).z for o in bpy.data.objects if o.type == 'MESH' for c in o.bound_box)


def swell(x, y):
    away = max(0.0, math.hypot(x, y) - 26)
    return 0.05 * math.sin(x * 0.35 + 1) * math.sin(y * 0.28) + min(1, away / 60) * 0.9 * math.sin(x * 0.045) * math.cos(y * 0.05 + 0.6)


surface('ground', ground, 700, 220, low + 0.02, swell)


def ridge(x, y):
    away = math.hypot(x, y)
    rise = min(1, max(0, (away - 230) / 170))
    return rise * (11 + 9 * math.sin(x * 0.017 + 0.4) * math.cos(y * 0.013) + 5 * math.sin(x * 0.05 + y * 0.03)) - 1.5


surface('hills', hills, 1100, 160, low - 1.2, ridge)

scene = bpy.context.scene
world = bpy.data.worlds.new('sky')
scene.world = world
world.use_nodes = True
tree = world.node_tree
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


def point(feet):
    return Vector([value * FOOT for value in feet])


camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
scene.collection.objects.link(camera)
eye, target = point(shot['eye']), point(shot['target'])
camera.location = eye
camera.rotation_euler = (target - eye).to_track_quat('-Z', 'Y').to_euler()
camera.data.lens = shot['lensMillimeters']
camera.data.sensor_width = 36
camera.data.clip_end = 3000
scene.camera = camera

scene.render.engine = 'CYCLES'
scene.cycles.device = 'CPU'
scene.cycles.samples = shot['samples']
scene.cycles.use_adaptive_sampling = True
scene.cycles.adaptive_threshold = 0.05
scene.cycles.max_bounces = 6
scene.cycles.use_denoising = False
scene.cycles.sample_clamp_indirect = 3
scene.render.threads_mode = 'AUTO'
scene.render.resolution_x, scene.render.resolution_y = shot['width'], shot['height']
scene.view_settings.view_transform = 'Filmic'
scene.view_settings.look = 'Medium High Contrast'
scene.view_settings.exposure = -0.35
scene.render.image_settings.file_format = 'PNG'
scene.render.filepath = picture
bpy.ops.render.render(write_still=True)
