"""Blender's part: one light, one camera language, fixed materials. blender -b -P scene.py -- shot.json picture.png"""
import json
import os
import sys

import bpy
import numpy
from mathutils import Vector

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from houses import place_houses
from land import land, street
from materials import basic, light_rooms
from sky import light_sky
from smooth import smooth

FOOT = 0.3048
# Blender 3.4 imports glTF with a name that numpy 1.24 removed.
if not hasattr(numpy, 'bool'):
    numpy.bool = bool
shot_file, picture = sys.argv[sys.argv.index('--') + 1:]
shot = json.load(open(shot_file))

bpy.ops.wm.read_factory_settings(use_empty=True)
finished = shot['stage'] == 'finished'
place_houses(shot['houses'])
# Bare steel needs more light than painted walls.
basic(90 if finished else 170 if len(shot['houses']) == 1 else 400)
if 'lots' in shot:
    street(shot['houses'])
    light_rooms()
land(shot['light'] == 'dusk', finished, shot['houses'] if 'lots' in shot else [])
light_sky(shot)
scene = bpy.context.scene


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
if shot.get('level'):
    # Upright walls: the camera looks level, and its back moves up or down instead.
    flat = Vector((target.x - eye.x, target.y - eye.y, 0))
    camera.rotation_euler = flat.to_track_quat('-Z', 'Y').to_euler()
    camera.data.shift_y = (target.z - eye.z) / flat.length * shot['lensMillimeters'] / 36
if 'focus' in shot:
    camera.data.dof.use_dof = True
    camera.data.dof.focus_distance = shot['focus']['feet'] * FOOT
    camera.data.dof.aperture_fstop = shot['focus']['fNumber']
camera.data.clip_start = 0.01
scene.camera = camera

scene.render.engine = 'CYCLES'
scene.cycles.device = 'CPU'
scene.cycles.samples = shot['samples']
scene.cycles.use_adaptive_sampling = True
scene.cycles.adaptive_threshold = 0.05
scene.cycles.max_bounces = 6
scene.cycles.transparent_max_bounces = 10
scene.cycles.use_denoising = False
scene.cycles.sample_clamp_indirect = 3
scene.cycles.sample_clamp_direct = 40
scene.render.threads_mode = 'AUTO'
scene.render.resolution_x, scene.render.resolution_y = shot['width'], shot['height']
scene.view_settings.view_transform = 'Filmic'
scene.view_settings.look = 'Medium High Contrast'
scene.view_settings.exposure = shot.get('exposure', -0.35)
bpy.context.view_layer.cycles.denoising_store_passes = True

folder = os.path.dirname(picture)
scene.use_nodes = True
tree = scene.node_tree
layers = tree.nodes['Render Layers']
file = tree.nodes.new('CompositorNodeOutputFile')
file.base_path = folder
file.format.file_format = 'OPEN_EXR'
file.format.color_depth = '32'
PASSES = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
file.file_slots.clear()
for name, source in PASSES.items():
    file.file_slots.new(name + '-')
    tree.links.new(layers.outputs[source], file.inputs[name + '-'])
bpy.ops.render.render()


def read(name):
    image = bpy.data.images.load(os.path.join(folder, name + '-0001.exr'))
    image.colorspace_settings.name = 'Non-Color'
    values = numpy.empty(len(image.pixels), dtype=numpy.float32)
    image.pixels.foreach_get(values)
    return values.reshape(shot['height'], shot['width'], -1)[..., :3]


done = bpy.data.images.new('done', shot['width'], shot['height'], float_buffer=True)
smoothed = smooth(read('color'), read('albedo'), read('normal'))
done.pixels.foreach_set(numpy.dstack([smoothed, numpy.ones(smoothed.shape[:2])]).astype(numpy.float32).ravel())
scene.render.image_settings.file_format = 'PNG'
done.save_render(picture, scene=scene)
